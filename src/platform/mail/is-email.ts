const EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** An address that mail can be sent to, as far as its form tells. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && text.lastIndexOf('@') <= LOCAL_PART_MAX && EMAIL.test(text);
}
