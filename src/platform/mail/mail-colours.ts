/** The light theme's tokens as mail readers understand them; a test compares them with the design's. */
export const MAIL_COLOURS = {
  paper: '#fbf8f4',
  surface: '#fffefd',
  ink: '#231b16',
  'ink-2': '#574e47',
  'ink-3': '#6e665f',
  line: '#e4dfd9',
  primary: '#234caf',
  'on-primary': '#fafcff',
} as const;
