/** Where every site has its mark as a picture: mail programs draw no SVG. */
export const MARK_PATH = '/brand/mark.png';
