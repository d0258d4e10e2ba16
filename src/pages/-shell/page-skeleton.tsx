import type { ReactNode } from 'react';
import { CardGrid, PageContainer, TwoColumns } from '#design/layout.tsx';
import { Skeleton, SkeletonCard, SkeletonText } from '#design/skeleton.tsx';
import type { Shape } from '../page-names.ts';

export function PageSkeleton({ shape, label }: { shape: Shape; label: string }) {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col">
      <p role="status" className="sr-only">
        {label}
      </p>
      {SHAPES[shape]}
    </div>
  );
}

const times = (count: number, render: (key: string) => ReactNode) =>
  Array.from({ length: count }, (_, index) => render(`shape-${index}`));

const heading = (
  <div className="pt-6 pb-5 l:pt-9">
    <Skeleton className="h-11 w-3/5 max-w-96" />
    <Skeleton className="mt-4 h-5 w-2/5 max-w-64" />
  </div>
);

const SHAPES: Record<Shape, ReactNode> = {
  cards: (
    <PageContainer className="pb-16">
      {heading}
      <CardGrid>
        {times(10, (key) => (
          <li key={key}>
            <SkeletonCard />
          </li>
        ))}
      </CardGrid>
    </PageContainer>
  ),
  profile: (
    <PageContainer className="pb-16">
      <TwoColumns className="m:pt-8" side={<Skeleton className="h-72 rounded-card max-l:hidden" />}>
        <Skeleton className="aspect-portrait rounded-card m:aspect-[4/3]" />
        <SkeletonText lines={4} className="mt-8" />
      </TwoColumns>
    </PageContainer>
  ),
  chat: (
    <div className="flex flex-1">
      <div className="flex w-full flex-col gap-6 border-line p-5 m:w-87 m:border-e">
        <Skeleton className="h-8 w-2/5" />
        {times(7, (key) => (
          <div key={key} className="flex items-center gap-3.5">
            <Skeleton className="size-13 shrink-0 rounded-full" />
            <SkeletonText lines={2} className="flex-1" />
          </div>
        ))}
      </div>
      <div className="flex flex-1 flex-col justify-end gap-4 bg-surface p-8 max-m:hidden">
        <Skeleton className="h-12 w-2/5 rounded-full" />
        <Skeleton className="h-12 w-1/3 self-end rounded-full" />
        <Skeleton className="h-12 w-1/2 rounded-full" />
        <Skeleton className="mt-6 h-13 rounded-full" />
      </div>
    </div>
  ),
  rows: (
    <PageContainer width="middle" className="pb-16">
      {heading}
      <div className="grid gap-3">
        {times(6, (key) => (
          <Skeleton key={key} className="h-18 rounded-card" />
        ))}
      </div>
    </PageContainer>
  ),
  text: (
    <PageContainer width="narrow" className="pb-16">
      {heading}
      <SkeletonText lines={8} />
    </PageContainer>
  ),
};
