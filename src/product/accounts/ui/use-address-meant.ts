import { useCallback, useRef, useState } from 'react';

interface AddressMeant {
  /** What somebody may have meant to write; null: nothing else. */
  meant: string | null;
  look: (email: string) => Promise<void>;
  forget: () => void;
}

/** Asks about a mistyped domain of an address. What knows the domains is fetched with the first look. */
export function useAddressMeant(): AddressMeant {
  const [meant, setMeant] = useState<string | null>(null);
  const looks = useRef(0);
  const look = useCallback(async (email: string) => {
    looks.current += 1;
    const own = looks.current;
    // The question is a help: what cannot be fetched now is no matter.
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
