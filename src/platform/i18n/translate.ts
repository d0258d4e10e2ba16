/** A text by key, its placeholders filled. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;
