import { Select } from '#design/select.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { ROLES } from '#product/accounts/contract.ts';
import { useDesk } from '../../desk/ui/desk-query.ts';
import type { ChangeColleagueInput } from '../contract.ts';

export type Post = ChangeColleagueInput['seen'];

const ALL = 'all';

export function PostFields({ post, disabled = false }: { post: Post; disabled?: boolean }) {
  const t = useTranslations('backoffice.staff');
  const frame = useTranslations('backoffice.frame');
  const { sites, all_sites } = useDesk();
  const field = 'h-9! text-t14!';
  return (
    <>
      <Select
        name="role"
        label={t('role')}
        hint={t('roleHint')}
        disabled={disabled}
        defaultValue={post.role}
        className={field}
        options={ROLES.map((value) => ({ value, label: `${frame(`roles.${value}`)} · ${t(`does.${value}`)}` }))}
      />
      <Select
        name="site"
        label={t('sites')}
        disabled={disabled}
        defaultValue={post.all_sites ? ALL : `${post.site}`}
        className={field}
        options={[
          ...(all_sites || post.all_sites ? [{ value: ALL, label: frame('allSites') }] : []),
          ...sites.map(({ id, host }) => ({ value: `${id}`, label: host })),
        ]}
      />
    </>
  );
}

/** What the fields hold. @param home the site of an account that is for all of them. */
export function postOf(words: FormData, home: number): Post {
  const site = `${words.get('site') ?? ''}`;
  return {
    role: ROLES.find((role) => role === words.get('role')) ?? 'support',
    site: site === ALL ? home : Number(site),
    all_sites: site === ALL,
  };
}
