import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { chooseBrowserCountry } from '#product/sites/contract.ts';
import { settingsQuery, useSettings } from '#product/sites/ui/settings.tsx';
import { packagesQuery } from './packages-query.ts';

/** SPEC 3: whose prices this browser is shown, on every page. ISO 3166-1 alpha-2. */
export const usePaymentCountry = (): string => useSettings().geoip_selected_country;

/** Its packages are there before the page asks for them, so that nothing gives way to a skeleton. */
export function useChoosePaymentCountry(): (country: string) => void {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (country: string) => {
      await queryClient.ensureQueryData(packagesQuery(transport, country));
      queryClient.setQueryData(
        settingsQuery(transport).queryKey,
        (known) => known && { settings: { ...known.settings, geoip_selected_country: country } },
      );
      await transport.call(chooseBrowserCountry, { country });
    },
  });
  return mutate;
}
