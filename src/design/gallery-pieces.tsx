import { useState } from 'react';
import { Avatar } from './avatar.tsx';
import { BackLink, Breadcrumbs } from './back-link.tsx';
import { Badge, CountBadge, OnlineDot } from './badge.tsx';
import { Button } from './button.tsx';
import { Chip, FilterChip, ToggleChip } from './chip.tsx';
import { Dialog } from './dialog.tsx';
import { FactList } from './fact-list.tsx';
import type { GalleryTexts } from './gallery-section.tsx';
import { GallerySection, Row } from './gallery-section.tsx';
import { IconButton } from './icon-button.tsx';
import { IconAccount, IconCoins, IconHeart, IconLogOut, IconMasks, IconRead, IconSettings } from './icons.tsx';
import { InterestIcon } from './interest-icons.tsx';
import { Panel } from './layout.tsx';
import { Menu } from './menu.tsx';
import { Notice } from './notice.tsx';
import { Pagination } from './pagination.tsx';
import { Photo, Silhouette } from './photo.tsx';
import { PhotoCard } from './photo-card.tsx';
import { Price } from './price.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';
import { toast } from './toast.ts';
import { ToastCard } from './toast-cards.tsx';

const NOTICE_TONES = ['info', 'honey', 'danger', 'plain', 'night'] as const;
const TOAST_TONES = ['success', 'like', 'offline'] as const;

export function GalleryPieces({
  texts: t,
  photos,
  name: half,
}: {
  texts: GalleryTexts;
  photos: readonly string[];
  name: string;
}) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState(t.tabs[0] ?? '');
  const [pressed, setPressed] = useState(false);
  const link = <a href="#top">{t.back}</a>;
  return (
    <>
      <GallerySection title={t.sections.badges}>
        <Row>
          <CountBadge count={3} label={t.unread} />
          <CountBadge count={240} />
          <CountBadge count={3} tone="primary" />
          <Badge icon={<IconMasks />}>{t.fictional}</Badge>
          <Badge tone="new">{t.fresh}</Badge>
          <Badge tone="online" icon={<OnlineDot />}>
            {t.online}
          </Badge>
          <Badge tone="honey" size="l" icon={<IconCoins />}>
            {85}
          </Badge>
          <Badge tone="danger" size="l" icon={<IconCoins />}>
            {0}
          </Badge>
          <Badge tone="honey-solid">{t.lowest}</Badge>
          <IconRead className="text-primary" />
        </Row>
        <Row>
          <Chip icon={<InterestIcon slug="biking" />} marked markedLabel={t.shared}>
            {t.place}
          </Chip>
          <Chip icon={<InterestIcon slug="coffee" />}>{t.town}</Chip>
          <ToggleChip icon={<InterestIcon slug="music" />} pressed={pressed} onChange={setPressed}>
            {t.online}
          </ToggleChip>
          <FilterChip removeLabel={t.remove} onRemove={() => undefined}>
            {t.place}
          </FilterChip>
        </Row>
      </GallerySection>
      <GallerySection title={t.sections.people}>
        <Row>
          {([96, 64, 52, 40, 32, 24] as const).map((size, index) => (
            <Avatar
              key={size}
              name={t.names[index % t.names.length] ?? ''}
              src={index % 2 ? null : photos[index]}
              size={size}
              online={index < 3 && t.online}
            />
          ))}
        </Row>
        <ul className="grid grid-cols-2 gap-cards @lg:grid-cols-4">
          {t.names.map((name, index) => (
            <PhotoCard
              key={name}
              as="li"
              photo={
                photos[index] ? (
                  <Photo className="size-full" src={photos[index]} alt="" thumbhash={index === 2 ? '' : null} />
                ) : (
                  <Silhouette />
                )
              }
              title={name}
              titleTail=", "
              titleLast={36 + index}
              titleEnd={index % 2 === 0 && <OnlineDot label={t.online} ringed />}
              subtitle={t.towns[index]}
              topStart={
                index === 1 && (
                  <Badge tone="paper" icon={<IconMasks />}>
                    {t.fictional}
                  </Badge>
                )
              }
              topEnd={index === 2 && <Badge tone="new">{t.fresh}</Badge>}
              link={link}
              action={
                <IconButton label={t.like} variant={index === 3 ? 'paper' : 'glass'} aria-pressed={index === 3}>
                  <IconHeart className={index === 3 ? 'fill-current' : undefined} />
                </IconButton>
              }
            />
          ))}
        </ul>
      </GallerySection>
      <GallerySection title={t.sections.notices}>
        {t.notices.map(([title, text], index) => (
          <Notice
            key={title}
            tone={NOTICE_TONES[index]}
            title={title}
            icon={index === 3 ? <IconMasks /> : undefined}
            onDismiss={index === 4 || index === 0 ? () => undefined : undefined}
            dismissLabel={t.dismiss}
            actions={index === 0 && <Button size="s">{t.primary}</Button>}
          >
            {text}
          </Notice>
        ))}
      </GallerySection>
      <GallerySection title={t.sections.lists}>
        <div className="grid gap-5 @lg:grid-cols-2">
          <Panel>
            <FactList facts={t.facts.map(([name, value]) => ({ key: name, name, value }))} />
          </Panel>
          <Panel className="flex flex-col gap-4">
            <Price amount={t.price} was={t.priceWas} wasLabel={t.wasLabel} size="l" />
            <ProgressBar value={0.6} label={t.loading} tone="honey" />
            <FactList look="grid" facts={t.facts.map(([name, value]) => ({ key: name, name, value }))} />
          </Panel>
        </div>
      </GallerySection>
      <GallerySection title={t.sections.ways}>
        <Stepper step={2} steps={7} label={t.step} />
        <Row>
          <BackLink link={link}>{t.back}</BackLink>
          <Breadcrumbs
            label={`${t.back} ${half}`}
            crumbs={t.crumbs.map((label, index) => ({ key: label, label, link: index < 2 ? link : undefined }))}
          />
        </Row>
        <Pagination
          label={`${t.pages} ${half}`}
          page={5}
          lastPage={12}
          linkTo={(page) => <a href={`#page-${page}`}>{page}</a>}
          previousLabel={t.previous}
          nextLabel={t.next}
          pageLabel={(page) => `${t.page} ${page}`}
        />
        <Tabs
          label={t.tabs.join(' ')}
          value={tab}
          onChange={setTab}
          tabs={t.tabs.map((label, index) => ({
            value: label,
            label,
            end: <CountBadge count={3 - index * 2} />,
            panel: <p>{t.sentence}</p>,
          }))}
        />
      </GallerySection>
      <GallerySection title={t.sections.overlays}>
        <Row>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t.openDialog}
          </Button>
          <Button
            variant="outline"
            onClick={() => toast({ title: t.toasts[0]?.[0], text: t.toasts[0]?.[1], tone: 'success' })}
          >
            {t.toast}
          </Button>
          <Menu
            label={t.menu}
            align="start"
            trigger={<Avatar name={t.names[0] ?? ''} size={40} />}
            items={[
              { label: t.menuItems[0], icon: <IconAccount />, link },
              { label: t.menuItems[1], icon: <IconSettings />, end: <CountBadge count={2} /> },
              { kind: 'line' },
              {
                kind: 'choice',
                label: t.theme,
                value: 'system',
                options: t.themes.map((label, index) => ({
                  value: ['system', 'light', 'dark'][index] ?? label,
                  label,
                })),
                onChange: () => undefined,
              },
              { kind: 'line' },
              { label: t.menuItems[2], icon: <IconLogOut />, tone: 'danger' },
            ]}
          />
        </Row>
        <div className="flex flex-col gap-2">
          {t.toasts.map(([title, text], index) => (
            <ToastCard
              key={title}
              held
              closeLabel={t.close}
              toast={{ id: -index, title, text, tone: TOAST_TONES[index] ?? 'plain', lasts: null }}
            />
          ))}
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={t.dialog}
          description={t.dialogText}
          closeLabel={t.close}
          size="s"
          footer={
            <>
              <Button size="l" variant="outline" onClick={() => setOpen(false)}>
                {t.keep}
              </Button>
              <Button size="l" onClick={() => setOpen(false)}>
                {t.block}
              </Button>
            </>
          }
        />
      </GallerySection>
    </>
  );
}
