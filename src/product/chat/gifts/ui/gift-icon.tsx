import icon from './gift-icon.svg?url';

/** A parcel with a bow, in the line of the other icons, in a file of its own: only pages where something can be given load it. */
export const IconGift = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="lucide"
  >
    <use href={`${icon}#gift`} />
  </svg>
);
