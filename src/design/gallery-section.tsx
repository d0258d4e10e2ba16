import type { ReactNode } from 'react';

type Lines = readonly (readonly [string, string])[];

export type GalleryTexts = Record<
  | 'title'
  | 'lead'
  | 'sentence'
  | 'small'
  | 'primary'
  | 'outline'
  | 'honey'
  | 'tint'
  | 'quiet'
  | 'danger'
  | 'disabled'
  | 'busy'
  | 'like'
  | 'town'
  | 'townValue'
  | 'optional'
  | 'email'
  | 'emailValue'
  | 'emailError'
  | 'password'
  | 'passwordHint'
  | 'show'
  | 'hide'
  | 'about'
  | 'aboutValue'
  | 'counter'
  | 'country'
  | 'region'
  | 'noneFound'
  | 'clear'
  | 'open'
  | 'formError'
  | 'lookingFor'
  | 'realOnly'
  | 'realOnlyHint'
  | 'terms'
  | 'termsError'
  | 'age'
  | 'youngest'
  | 'oldest'
  | 'payLegend'
  | 'fictional'
  | 'fresh'
  | 'online'
  | 'lowest'
  | 'shared'
  | 'remove'
  | 'place'
  | 'unread'
  | 'dismiss'
  | 'price'
  | 'priceWas'
  | 'wasLabel'
  | 'step'
  | 'back'
  | 'pages'
  | 'previous'
  | 'next'
  | 'page'
  | 'dialog'
  | 'dialogText'
  | 'block'
  | 'keep'
  | 'close'
  | 'openDialog'
  | 'menu'
  | 'theme'
  | 'toast'
  | 'messages'
  | 'emptyTitle'
  | 'emptyText'
  | 'emptyAction'
  | 'errorTitle'
  | 'errorText'
  | 'offlineTitle'
  | 'offlineText'
  | 'lostTitle'
  | 'lostText'
  | 'retry'
  | 'loading',
  string
> & {
  sections: Record<
    | 'type'
    | 'buttons'
    | 'inputs'
    | 'choices'
    | 'badges'
    | 'people'
    | 'notices'
    | 'lists'
    | 'ways'
    | 'overlays'
    | 'empty'
    | 'icons'
    | 'art',
    string
  >;
  headlines: readonly [string, string, string, string];
  countries: readonly string[];
  lookingForOptions: readonly string[];
  payOptions: Lines;
  names: readonly string[];
  towns: readonly string[];
  notices: Lines;
  facts: Lines;
  crumbs: readonly string[];
  tabs: readonly string[];
  menuItems: readonly string[];
  themes: readonly string[];
  toasts: Lines;
};

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="headline mb-4 text-t28">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>;
}
