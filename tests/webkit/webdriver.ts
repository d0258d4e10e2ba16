import { setTimeout as wait } from 'node:timers/promises';
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Milliseconds: how long a page has to become what is waited for and a driver to answer, and between two looks. */
const WAIT_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 40;

/** Milliseconds: a browser opens within a few seconds on a busy machine. */
const OPEN_TIMEOUT_MS = 45_000;
const MAX_TRIES = 4;
/** What WebKit's driver calls the browser that it starts. */
const BROWSER = 'MiniBrowser';

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
/** The steps of a form that are not open lie in the same place, with `visibility: hidden`. */
const SEEN =
  'return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility({ visibilityProperty: true }))';
type Kind = keyof typeof CANDIDATES;

/** A browser used as a person uses it: by what can be seen, and by the names that it tells screen readers. */
export class Browser {
  readonly #driver: WebDriver;
  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  goTo = (url: string) => this.#driver.get(url);
  reload = () => this.#driver.navigate().refresh();
  url = () => this.#driver.getCurrentUrl();
  title = () => this.#driver.getTitle();
  resize = (width: number, height: number) => this.#driver.manage().window().setRect({ width, height });

  /** Runs the body of a function in the page; waits for the promise that it may return. */
  run<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return this.#driver.executeScript<Value>(script, ...args);
  }

  /** One key, on whatever has the focus. */
  key = (value: string) => this.#driver.actions().sendKeys(value).perform();

  /** Waits for it, and until nothing lies over it, and presses it: a page on its way out may still cover the next. */
  async press(kind: Kind, name: string | RegExp): Promise<void> {
    await this.until(`${kind} “${name}” to press`, async () => {
      const element = await this.look(kind, name);
      await element?.click();
      return element !== null;
    });
  }

  /** Waits for a field that takes the focus, and types after what is there: one whose step has just opened may refuse it. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.until(`field “${name}” to fill`, async () => {
      const field = await this.look('field', name);
      await field?.sendKeys(text);
      return field !== null;
    });
  }

  /** Chooses by its words an option of a select box. */
  async choose(name: string, option: string): Promise<void> {
    const options = 'return [...arguments[0].options].filter((one) => one.text === arguments[1])';
    for (const one of await this.run<WebElement[]>(options, await this.find('select', name), option)) await one.click();
  }

  /** Waits until it can be seen. */
  find = (kind: Kind, name: string | RegExp) => this.until(`${kind} “${name}”`, () => this.look(kind, name));

  /** The first of this name that can be seen now; null when there is none. */
  async look(kind: Kind, name: string | RegExp): Promise<WebElement | null> {
    for (const element of await this.run<WebElement[]>(SEEN, CANDIDATES[kind])) {
      // Of what is inert or hidden from screen readers the browser tells no name.
      const label = (await element.getAccessibleName().catch(onlyRefused)) || '';
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
      return { browser: new Browser(await sessionOf(driver.address, timeoutMs)), driver };
    } catch (error) {
      await driver.end();
      if (attempt === MAX_TRIES) throw error;
      console.warn(`Browser ${attempt} did not open: ${error}`);
    }
  }
}

/** @throws after `timeoutMs` milliseconds without an answer. */
async function sessionOf(address: string, timeoutMs: number): Promise<WebDriver> {
  const opening = new Builder().usingServer(address).forBrowser(BROWSER).build();
  // It may still fail when nobody waits for it any more.
  opening.catch(() => undefined);
  const late = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true });
  });
  return Promise.race([opening, timeout]);
}

/** What the driver refuses, such as an element that is gone or covered. */
function onlyRefused(refusal: unknown): null {
  if (refusal instanceof error.WebDriverError) return null;
  throw refusal;
}
