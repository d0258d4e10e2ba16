import { createContext } from 'react';
import { MAIL_COLOURS } from './mail-colours.ts';
import { type MailClass, mailStyles } from './mail-styles.ts';

/** The brand's styles, for the parts of a mail. */
export const Styles = createContext(mailStyles(MAIL_COLOURS));

/** A class of the mail's own style sheet. */
export const as = (name: MailClass): string => name;
