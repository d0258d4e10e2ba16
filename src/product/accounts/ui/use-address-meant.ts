import { useCallback, useRef, useState } from 'react';

interface AddressMeant {
  meant: string | null;
  look: (email: string) => Promise<void>;
  forget: () => void;
}

export function useAddressMeant(): AddressMeant {
  const [meant, setMeant] = useState<string | null>(null);
  const looks = useRef(0);
  const look = useCallback(async (email: string) => {
    looks.current += 1;
    const own = looks.current;
    const known = await import('#platform/mail/address-meant.ts').catch(() => null);
    if (known && own === looks.current) setMeant(known.addressMeant(email));
  }, []);
  return {
    meant,
    look,
    forget() {
      looks.current += 1;
      setMeant(null);
    },
  };
}
