import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface OlderProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export function Older({ hasNextPage, isFetchingNextPage, fetchNextPage }: OlderProps) {
  const frame = useTranslations('backoffice.frame');
  if (!hasNextPage) return null;
  return (
    <div className="p-4 text-center">
      <Button variant="outline" size="s" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {frame('older')}
      </Button>
    </div>
  );
}
