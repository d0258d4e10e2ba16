import { setTimeout as wait } from 'node:timers/promises';

/** The name under which the protocol hands out elements (W3C WebDriver, 11.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Milliseconds: how long a page has to become what is waited for and a driver to answer, and between two looks. */
const WAIT_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 40;

/** Milliseconds: a browser opens within a few seconds on a busy machine. */
const OPEN_TIMEOUT_MS = 45_000;
const MAX_TRIES = 4;

/** Where a name is looked for. */
const CANDIDATES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=checkbox]), textarea',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  select: 'select',
  dialog: 'dialog, [role=dialog]',
} as const;
/** What the fields hold, and of which something has the focus. */
const FIELDS = `return [...document.querySelectorAll('input, textarea, button[type=submit]')].map((one) =>
  [one.name || one.type, one.type === 'password' ? one.value.length : one.value, one.disabled ? 'off' : '',
   one === document.activeElement ? 'focus' : ''].join(' '))`;
type Kind = keyof typeof CANDIDATES;
type Handle = { [ELEMENT]: string };

/** A browser under a WebDriver, used as a person uses it: by what can be seen, and by the names that it tells screen readers. */
export class Browser {
  readonly #session: string;
  private constructor(session: string) {
    this.#session = session;
  }

  /**
   * @param driver its address.
   * @param timeoutMs in milliseconds.
   */
  static async open(driver: string, timeoutMs: number): Promise<Browser> {
    const { sessionId } = await command('POST', `${driver}/session`, { capabilities: {} }, timeoutMs);
    return new Browser(`${driver}/session/${sessionId}`);
  }

  goTo = (url: string) => this.#ask('POST', '/url', { url });
  reload = () => this.#ask('POST', '/refresh', {});
  url = (): Promise<string> => this.#ask('GET', '/url');
  title = (): Promise<string> => this.#ask('GET', '/title');
  resize = (width: number, height: number) => this.#ask('POST', '/window/rect', { width, height });

  /** Runs the body of a function in the page; waits for the promise that it may return. */
  run<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return this.#ask('POST', '/execute/sync', { script, args });
  }

  /** One key, as the protocol writes it, on whatever has the focus. */
  key(value: string): Promise<null> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return this.#ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Waits for it, and until nothing lies over it, and presses it: a page on its way out may still cover the next. */
  async press(kind: Kind, name: string | RegExp): Promise<void> {
    await this.until(`${kind} “${name}” to press`, async () => {
      const element = await this.look(kind, name);
      if (element === null) return false;
      await this.#ask('POST', `${element}/click`, {});
      return true;
    });
  }

  /** Waits for a field that takes the focus, and types after what is there: one whose step has just opened may refuse it. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.until(`field “${name}” to fill`, async () => {
      const field = await this.look('field', name);
      if (field === null) return false;
      await this.#ask('POST', `${field}/value`, { text });
      return true;
    });
  }

  /** Chooses by its words an option of a select box. */
  async choose(name: string, option: string): Promise<void> {
    const box = { [ELEMENT]: (await this.find('select', name)).split('/').at(-1) };
    const options = 'return [...arguments[0].options].filter((one) => one.text === arguments[1])';
    for (const one of await this.#elements(options, box, option)) await this.#ask('POST', `${one}/click`, {});
  }

  /** Waits until it can be seen. @returns its path. */
  find = (kind: Kind, name: string | RegExp) => this.until(`${kind} “${name}”`, () => this.look(kind, name));

  /** The first of this name that can be seen now; null when there is none. */
  async look(kind: Kind, name: string | RegExp): Promise<string | null> {
    // The steps of a form that are not open lie in the same place, with `visibility: hidden`.
    const seen =
      'return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility({ visibilityProperty: true }))';
    for (const element of await this.#elements(seen, CANDIDATES[kind])) {
      // Of what is inert or hidden from screen readers the browser tells no name.
      const label: string = await this.#ask('GET', `${element}/computedlabel`).catch(onlyRefused);
      if (typeof name === 'string' ? label === name : name.test(label)) return element;
    }
    return null;
  }

  /** What can be read in the page, or in those parts of it. */
  text(selector = 'body'): Promise<string> {
    return this.run(
      "return [...document.querySelectorAll(arguments[0])].map((one) => one.innerText).join('\\n')",
      selector,
    );
  }

  /** Looks again until there is something. @throws naming it, with what the page shows instead. */
  async until<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    while (Date.now() < deadline) {
      // A page that is drawn anew takes elements away while they are looked at.
      const found = await look().catch(onlyRefused);
      if (found !== null && found !== false && found !== '') return found;
      await wait(POLL_INTERVAL_MS);
    }
    const fields = await this.run<string[]>(FIELDS);
    const page = [await this.url(), `fields: ${fields.join(', ')}`, (await this.text()).slice(0, 1500)];
    throw new Error(`Never came: ${what}.\n${page.join('\n')}`);
  }

  async #elements(script: string, ...args: unknown[]): Promise<string[]> {
    const handles = await this.run<Handle[]>(script, ...args);
    return handles.map((handle) => `/element/${handle[ELEMENT]}`);
  }

  #ask = (method: string, path: string, body?: object) => command(method, this.#session + path, body);
}

/** A WebDriver for one browser. */
export interface Driver {
  address: string;
  /** Ends it and the browser it started. */
  end(): Promise<void>;
}

/**
 * Opens a browser, with a new driver when one does not answer: WebKit's waits for ever for a browser that did not come up.
 * @throws what the last driver said, or that it said nothing.
 */
export async function openBrowser(
  startDriver: () => Promise<Driver>,
  timeoutMs = OPEN_TIMEOUT_MS,
): Promise<{ browser: Browser; driver: Driver }> {
  for (let attempt = 1; ; attempt++) {
    const driver = await startDriver();
    try {
      return { browser: await Browser.open(driver.address, timeoutMs), driver };
    } catch (error) {
      await driver.end();
      if (attempt === MAX_TRIES) throw error;
      console.warn(`Browser ${attempt} did not open: ${error}`);
    }
  }
}

/** What a driver answers instead of a value. */
class Refusal extends Error {}

function onlyRefused(error: unknown): '' {
  if (error instanceof Refusal) return '';
  throw error;
}

/** @throws after `timeoutMs` milliseconds without an answer. */
async function command(
  method: string,
  url: string,
  body?: object,
  timeoutMs = WAIT_TIMEOUT_MS,
): Promise<ReturnType<JSON['parse']>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const reply = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = JSON.parse(await reply.text());
  if (!reply.ok) throw new Refusal(`${value.error}: ${value.message}`);
  return value;
}
