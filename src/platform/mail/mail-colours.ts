/** The design's tokens as mail readers understand them; a test compares them with the two themes. */
export const MAIL_COLOURS = {
  light: {
    paper: '#fbf8f4',
    surface: '#fffefd',
    ink: '#231b16',
    'ink-2': '#574e47',
    'ink-3': '#6e665f',
    line: '#e4dfd9',
    primary: '#234caf',
    'primary-fill': '#234caf',
    'on-primary': '#fafcff',
  },
  dark: {
    paper: '#120e0c',
    surface: '#1b1714',
    ink: '#f3f0ea',
    'ink-2': '#bdb8b1',
    'ink-3': '#9f9992',
    line: '#302b27',
    primary: '#92b6f7',
    'primary-fill': '#3c69d0',
    'on-primary': '#fafcff',
  },
} as const;

export type MailColour = keyof (typeof MAIL_COLOURS)['light'];
export type MailColours = Record<keyof typeof MAIL_COLOURS, Readonly<Record<MailColour, string>>>;
