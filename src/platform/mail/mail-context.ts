import { createContext } from 'react';
import { MAIL_COLOURS } from './mail-colours.ts';
import { type MailClass, mailStyles } from './mail-styles.ts';

export const Styles = createContext(mailStyles(MAIL_COLOURS));

export const as = (name: MailClass): string => name;
