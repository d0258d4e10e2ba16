import { createLucideIcon } from 'lucide-react';

/** An icon of 20 px in the text's colour; size it with a `size-*` class. Hidden from assistive technology unless named. */
export {
  ArrowLeft as IconBack,
  ArrowRight as IconForward,
  ArrowUp as IconSend,
  Check as IconCheck,
  ChevronDown as IconChevronDown,
  ChevronLeft as IconChevronLeft,
  ChevronRight as IconChevronRight,
  CircleAlert as IconAlert,
  CircleCheck as IconSuccess,
  CircleUser as IconAccount,
  Clock as IconClock,
  /** Two masks: somebody who is played. */
  Drama as IconMasks,
  Ellipsis as IconMore,
  EllipsisVertical as IconMoreVertical,
  Eye as IconShow,
  EyeOff as IconHide,
  Globe as IconLanguage,
  Heart as IconHeart,
  Images as IconPhotos,
  Info as IconInfo,
  Lock as IconLock,
  LogOut as IconLogOut,
  Mail as IconMail,
  MapPin as IconPlace,
  MessageCircle as IconMessage,
  MessagesSquare as IconConversations,
  Monitor as IconThemeSystem,
  Moon as IconThemeDark,
  Search as IconSearch,
  Settings as IconSettings,
  ShieldCheck as IconSafe,
  SlidersHorizontal as IconFilters,
  Sparkles as IconPremium,
  Sun as IconThemeLight,
  Trash2 as IconDelete,
  Undo2 as IconUndo,
  WifiOff as IconOffline,
  X as IconClose,
} from 'lucide-react';

/** Two coins, one before the other. */
export const IconCoins = createLucideIcon('coin-pair', [
  ['circle', { cx: 8.4, cy: 8.4, r: 5.6, key: 'a' }],
  ['path', { d: 'M15.6 10.3a5.6 5.6 0 1 1-5.3 5.3', key: 'b' }],
  ['path', { d: 'M7.2 6.7h1.4v3.6M15.2 14.6l.9-.7v3.6', key: 'c' }],
]);

/** Read: two ticks, one a step ahead. */
export const IconRead = createLucideIcon('double-check', [
  ['path', { d: 'm2.5 12.6 3.9 4 7.6-9', key: 'a' }],
  ['path', { d: 'm10.8 14.8 1.9 1.9 8.3-9.4', key: 'b' }],
]);

/** Sent: one tick. */
export { Check as IconSent } from 'lucide-react';

/** The mark of the house: a blue flame with an amber spark in its lee. Colours follow primary and secondary. */
export function FlameMark({ className, mono = false }: { className?: string | undefined; mono?: boolean | undefined }) {
  return (
    <svg viewBox="0 0 26 30" aria-hidden="true" className={className ?? 'h-7.5 w-6.5'}>
      <path
        d="M13.6 1C9 6 3 10.6 3 18.3C3 24.6 7.3 29 12.8 29C13.8 29 14.7 28.9 15.5 28.6C10.9 26.8 8.8 22.9 9.6 18.5C10.3 14.4 14.3 10.8 13.6 1Z"
        fill={mono ? 'currentColor' : 'var(--primary)'}
      />
      <path
        d="M17.4 9.4C17.1 13.8 12.7 16 12.7 20.9C12.7 24.4 14.9 27 18 27.4C21.2 25.9 23.2 22.7 23.2 18.9C23.2 15 20.6 12.2 17.4 9.4Z"
        fill={mono ? 'var(--lamp)' : 'var(--secondary)'}
      />
    </svg>
  );
}
