export const MARK_PATH = '/brand/mark.png';
