import type { ReactNode } from 'react';
import type { PaymentMethod } from '../contract.ts';

interface MethodMarkProps {
  method: PaymentMethod;
  brand?: string | null | undefined;
  className?: string | undefined;
}

/** Our own drawings in the colours people know, not the owners' logos. */
export function MethodMark({ method, brand, className }: MethodMarkProps) {
  return <Plate className={className}>{(method === 'card' && brand && BRANDS[brand]) || MARKS[method]}</Plate>;
}

export const CardMark = ({ brand }: { brand: string }) => <MethodMark method="card" brand={brand} />;

const Plate = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <svg viewBox="0 0 48 32" aria-hidden="true" className={className ?? 'h-8 w-12 shrink-0'}>
    <rect x=".5" y=".5" width="47" height="31" rx="6" fill="#fff" stroke="#d9d4cc" />
    {children}
  </svg>
);

const MASTERCARD = (
  <>
    <circle cx="19.5" cy="16" r="7.5" fill="#d9381e" />
    <circle cx="28.5" cy="16" r="7.5" fill="#f0a22e" fillOpacity=".88" />
  </>
);
const MAESTRO = (
  <>
    <circle cx="19.5" cy="16" r="7.5" fill="#1c7fc4" />
    <circle cx="28.5" cy="16" r="7.5" fill="#d9381e" fillOpacity=".88" />
  </>
);
const CARTE_BANCAIRE = (
  <>
    <rect x="9" y="9" width="14.2" height="14" rx="6.5" fill="#1c8a63" />
    <path d="M24.8 9h9.2a3.3 3.3 0 0 1 0 6.6h-9.2zm0 7.8h9.6a3.1 3.1 0 0 1 0 6.2h-9.6z" fill="#15406f" />
    <path d="M18.6 13a4 4 0 1 0 0 6" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
  </>
);
const BRANDS: Readonly<Record<string, ReactNode>> = {
  visa: (
    <>
      <rect x="9" y="8" width="30" height="16" rx="3" fill="#1a2f73" />
      <path d="M9 20h30v1a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" fill="#f0a22e" />
      <path
        d="m14.2 11.2 2 6 3.4-6M22.3 11.2l-1.1 6M28.4 11.9c-1.3-.9-3.8-.8-3.8.6 0 1.3 2.9 1.2 2.9 2.9 0 1.6-2.5 1.9-4.2.9M29.6 17.2l3.6-6h.9l1.1 6M31 15.3h3.6"
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  mastercard: MASTERCARD,
  mc: MASTERCARD,
  maestro: MAESTRO,
  cartebancaire: CARTE_BANCAIRE,
  cartes_bancaires: CARTE_BANCAIRE,
  dankort: (
    <>
      <rect x="9" y="9" width="30" height="14" rx="7" fill="#c5202e" />
      <path
        d="M17 12.5h5.2a3.5 3.5 0 0 1 0 7H17zM29 12.5v7M34 12.5l-4.6 3.5 4.6 3.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
    </>
  ),
};

const MARKS: Record<PaymentMethod, ReactNode> = {
  card: (
    <>
      <rect x="11" y="7.5" width="26" height="17" rx="3" fill="#2f4fa8" />
      <path d="M11 12h26v4H11z" fill="#16233f" />
      <path d="M14.5 20.5h6" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="30" cy="20.3" r="2.4" fill="#e2553d" />
      <circle cx="33" cy="20.3" r="2.4" fill="#f2b441" fillOpacity=".92" />
    </>
  ),
  directdebit: (
    <>
      <circle cx="24" cy="16" r="9.5" fill="#1b4d8f" />
      <path
        d="M28.3 11.9a5.6 5.6 0 1 0 0 8.2M16.8 14.7h7.4M16.8 17.3h6.6"
        fill="none"
        stroke="#ffd34e"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path
        d="M35 10.5a12.5 12.5 0 0 1 0 11M13 21.5a12.5 12.5 0 0 1 0-11"
        fill="none"
        stroke="#1b4d8f"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  wiretransfer: (
    <>
      <path d="M11 12.5L18.5 7.5L26 12.5V14H11z" fill="#49545c" />
      <path d="M13 15.5v5.5M16.7 15.5v5.5M20.3 15.5v5.5M24 15.5v5.5" stroke="#49545c" strokeWidth="2" />
      <path d="M11 24h15v-2H11z" fill="#49545c" />
      <path
        d="M28.5 16.5h8.5m-3.5-3.5 3.5 3.5-3.5 3.5"
        fill="none"
        stroke="#1b8a5a"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  paypal: (
    <>
      <path d="M22.8 10.5h7c3.4 0 5 2.1 4.4 5-.7 3.4-3.1 4.9-6.3 4.9h-1.7l-.9 4.6h-4.9z" fill="#2f9be0" />
      <path d="M18.3 6.5h7.2c3.6 0 5.3 2.2 4.6 5.2-.7 3.5-3.3 5.1-6.6 5.1h-2.2l-1 5.2h-4.8z" fill="#15337a" />
    </>
  ),
  ideal: (
    <>
      <path d="M7.5 8.5h5.7c4.8 0 7.8 2.7 7.8 7.5s-3 7.5-7.8 7.5H7.5z" fill="#fff" stroke="#111" strokeWidth="1.5" />
      <circle cx="11" cy="12.8" r="1.8" fill="#111" />
      <path d="M9.5 16.2h3v4.9h-3z" fill="#111" />
      <path d="M14.3 10.9h.7c3.1 0 4.1 2 4.1 5.1s-1 5.1-4.1 5.1h-.7z" fill="#cc1f72" />
      <path d="M24 8.5v15" stroke="#b9b3aa" strokeWidth="1" />
      <rect x="27" y="8.5" width="15" height="15" rx="4" fill="#fff14a" />
      <path
        d="m29.8 13 2.3 6 2.4-5.2 2.4 5.2 2.3-6"
        fill="none"
        stroke="#161616"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  bancontact: (
    <>
      <path d="M11 22.5h9.5c2.7 0 4-1.2 5.6-3.5l2.4-3.5H18.5c-2.7 0-4 1.2-5.6 3.5z" fill="#1a4fa0" />
      <path d="M37 9.5h-9.5c-2.7 0-4 1.2-5.6 3.5l-2.4 3.5h10c2.7 0 4-1.2 5.6-3.5z" fill="#ffcb1f" />
    </>
  ),
  blik: (
    <>
      <rect x="11" y="7" width="26" height="18" rx="4.5" fill="#121212" />
      <path d="M17 10.5v7.2a3.9 3.9 0 1 0 3.9-3.9" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="29.5" cy="13.2" r="3.6" fill="#e8462f" />
      <circle cx="30.7" cy="12.2" r="1.5" fill="#f6a13a" />
    </>
  ),
  giropay: (
    <>
      <rect x="11" y="8" width="26" height="16" rx="4" fill="#0f3f86" />
      <path d="M16.5 16h11" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M25 11.7 31 16l-6 4.3z" fill="#fff" />
      <path d="M37 12v8a4 4 0 0 1-4 4h-3.5z" fill="#d92c3a" />
    </>
  ),
  sofort: (
    <>
      <rect x="12" y="7" width="24" height="18" rx="6" fill="#ef7fa3" />
      <path
        d="M29 12.3c-2-1.6-8.5-1.7-8.5 1.2s8 1.6 8 4.7-7 2.9-9.2 1"
        fill="none"
        stroke="#3a1d33"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
  eps: (
    <>
      <rect x="11" y="7" width="26" height="18" rx="5" fill="#6f3f8f" />
      <path d="M29.5 20.8a6.8 6.8 0 1 1 1.7-4.8H19" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="33.2" cy="21.5" r="1.9" fill="#e83d96" />
    </>
  ),
  applepay: (
    <>
      <path
        d="M29.8 21.3c-1.1 2.4-2.5 4.2-4 4.2-1 0-1.3-.6-2.4-.6s-1.5.6-2.4.6c-2.3 0-4.9-4.7-4.9-8.4 0-3.3 2.1-5.3 4.4-5.3 1.3 0 2.3.8 3.1.8s2-.9 3.6-.9c1 0 2.5.4 3.5 1.7-3.3 2-2.8 6.4-.9 7.9z"
        fill="#111"
      />
      <path d="M27.2 5.5c.2 2.3-1.6 4.6-3.8 4.6-.2-2.2 1.7-4.4 3.8-4.6z" fill="#111" />
    </>
  ),
  mobilepay: (
    <>
      <rect x="17" y="5.5" width="14" height="21" rx="3.2" fill="#5a78ff" />
      <path
        d="M17 19c3-3.5 5.5 1.5 8.2-1 2-1.9 3.8-3.5 5.8-3v8.3a3.2 3.2 0 0 1-3.2 3.2h-7.6a3.2 3.2 0 0 1-3.2-3.2z"
        fill="#2c44c9"
      />
      <path d="M22.5 8.6h3" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  swish: (
    <>
      <path d="M31.5 9.6a9.3 9.3 0 0 0-14.6 3" fill="none" stroke="#ef7d34" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M15.2 17.5a9.3 9.3 0 0 0 3.8 6.4" fill="none" stroke="#d9377f" strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M24.5 25.3a9.3 9.3 0 0 0 8.3-10.2"
        fill="none"
        stroke="#3aa84c"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="24" cy="16" r="3.4" fill="#2b6cc4" />
    </>
  ),
  twint: (
    <>
      <path d="M24 4.8 33.7 10.4v11.2L24 27.2l-9.7-5.6V10.4z" fill="#151515" />
      <path d="m24 9.5 5 8.6h-3z" fill="#ffb914" />
      <path d="m24 9.5 2 8.6-2 4z" fill="#ff5a3c" />
      <path d="m24 9.5-5 8.6 5 4z" fill="#32c3d6" />
    </>
  ),
  satispay: (
    <>
      <rect x="11.5" y="7" width="25" height="18" rx="5" fill="#ea3d3f" />
      <path
        d="m22.5 11-5 5 5 5M25.5 11l5 5-5 5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  vipps: (
    <>
      <rect x="12.5" y="6.5" width="23" height="19" rx="6.5" fill="#ff5b24" />
      <circle cx="28.5" cy="12" r="1.9" fill="#fff" />
      <path d="M18 16c2.6 5.4 9 5.6 12.2.6" fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  nexi: (
    <>
      <path
        d="M13.5 22.5V15a4.9 4.9 0 0 1 9.8 0v7.5"
        fill="none"
        stroke="#1d2f8f"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="m27.5 11 6.8 11M34.3 11l-6.8 11" stroke="#1cb5c9" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
  paysafecard: (
    <>
      <rect x="11" y="8" width="26" height="16.5" rx="3" fill="#1d6fc0" />
      <rect x="20" y="14.7" width="8" height="6.3" rx="1.4" fill="#fff" />
      <path d="M21.6 14.7v-1.5a2.4 2.4 0 0 1 4.8 0v1.5" fill="none" stroke="#fff" strokeWidth="1.7" />
      <circle cx="24" cy="17.8" r="1.2" fill="#d8293a" />
    </>
  ),
  przelewy24: (
    <>
      <path d="M11 11h12.5l-2 3.2H11z" fill="#d1262f" />
      <path d="M11 17.8h9.6l-2 3.2H11z" fill="#d1262f" />
      <path d="m22.5 21 8.7-10H37l-8.7 10z" fill="#8d9296" />
    </>
  ),
};
