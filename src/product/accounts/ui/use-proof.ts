import { useState } from 'react';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';

interface Proving {
  proving: boolean;
  proved: <Reply>(send: (captcha: { captcha?: string }) => Promise<Reply>) => Promise<Reply>;
}

export function useProof(): Proving {
  const transport = useTransport();
  const [proving, setProving] = useState(false);
  return {
    proving,
    proved: async (send) => {
      try {
        return await send({});
      } catch (error) {
        if (!isApiError(error) || error.code !== 'captcha_required') throw error;
        setProving(true);
        const { solveCaptcha } = await import('./solve-captcha.ts');
        return await send({ captcha: await solveCaptcha(transport) });
      } finally {
        setProving(false);
      }
    },
  };
}
