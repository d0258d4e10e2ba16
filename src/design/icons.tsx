import type { SVGProps } from 'react';
import sprite from './icons.svg?url';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'>;

export function Drawing({ name, className = '', ...rest }: IconProps & { name: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={`lucide ${className}`}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

const icon = (name: string) =>
  function Icon(props: IconProps) {
    return <Drawing {...props} name={name} />;
  };

// An icon of 20 px in the text's colour; size it with a `size-*` class. Hidden from assistive technology unless named.
export const IconBack = icon('back');
export const IconForward = icon('forward');
export const IconSend = icon('send');
export const IconCheck = icon('check');
export const IconChevronDown = icon('chevron-down');
export const IconChevronLeft = icon('chevron-left');
export const IconChevronRight = icon('chevron-right');
export const IconAlert = icon('alert');
export const IconSuccess = icon('success');
export const IconAccount = icon('account');
export const IconClock = icon('clock');
export const IconMasks = icon('masks');
export const IconMore = icon('more');
export const IconMoreVertical = icon('more-vertical');
export const IconShow = icon('show');
export const IconHide = icon('hide');
export const IconLanguage = icon('language');
export const IconHeart = icon('heart');
export const IconPhotos = icon('photos');
export const IconInfo = icon('info');
export const IconLock = icon('lock');
export const IconLogOut = icon('log-out');
export const IconMail = icon('mail');
export const IconPlace = icon('place');
export const IconLocate = icon('locate');
export const IconOrder = icon('order');
export const IconSave = icon('save');
export const IconPeople = icon('people');
export const IconMessage = icon('message');
export const IconConversations = icon('conversations');
export const IconThemeSystem = icon('theme-system');
export const IconThemeDark = icon('theme-dark');
export const IconSearch = icon('search');
export const IconSettings = icon('settings');
export const IconSafe = icon('safe');
export const IconFilters = icon('filters');
export const IconPremium = icon('premium');
export const IconThemeLight = icon('theme-light');
export const IconDelete = icon('delete');
export const IconBlock = icon('block');
export const IconReport = icon('report');
export const IconUndo = icon('undo');
export const IconOffline = icon('offline');
export const IconClose = icon('close');
export const IconAdd = icon('add');
export const IconGrip = icon('grip');
export const IconCrop = icon('crop');
export const IconTurn = icon('turn');
export const IconCoins = icon('coins');
export const IconRead = icon('read');
export const IconSent = icon('check');
