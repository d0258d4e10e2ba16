import { type Bank, found, Refusal } from './bank.ts';
import { type ChargeParams, CONFIGURATION, listOf, newCustomer, type SessionParams } from './objects.ts';
import { API_VERSION, wrongInAnswer, wrongInRequest } from './oracle.ts';

export interface Asked {
  readonly bank: Bank;
  readonly id: string;
  readonly query: Record<string, unknown>;
  /** By the description of the operation. */
  readonly form: unknown;
}

/** What the double does for a call, by its method and path. */
export const OPERATIONS: Readonly<Record<string, (asked: Asked) => object>> = {
  'POST /v1/checkout/sessions': ({ bank, form }) => bank.openSession(form as SessionParams),
  'GET /v1/checkout/sessions/{session}': ({ bank, id }) => found(bank.sessions, id),
  'POST /v1/checkout/sessions/{session}/expire': ({ bank, id }) => bank.expireSession(id),
  'POST /v1/payment_intents': ({ bank, form }) => bank.charge(form as ChargeParams),
  'GET /v1/payment_intents/{intent}': ({ bank, id }) => found(bank.intents, id),
  'POST /v1/payment_intents/{intent}/cancel': ({ bank, id }) => bank.cancelIntent(id),
  'POST /v1/refunds': ({ bank, form }) => {
    const { payment_intent, amount, metadata = {} } = form as RefundParams;
    const intent = found(bank.intents, payment_intent);
    if (!intent.latest_charge) throw new Refusal(400, 'There is no charge to refund.', { param: 'payment_intent' });
    return bank.refund(found(bank.charges, intent.latest_charge), amount, metadata);
  },
  'GET /v1/refunds': ({ bank, query }) => listOf(ofIntent(bank.refunds, query), '/v1/refunds'),
  'GET /v1/disputes': ({ bank, query }) => listOf(ofIntent(bank.disputes, query), '/v1/disputes'),
  'POST /v1/customers': ({ bank, form }) => {
    const customer = newCustomer(form as Parameters<typeof newCustomer>[0], bank.seconds);
    bank.customers.set(customer.id, customer);
    return customer;
  },
  'GET /v1/payment_methods/{payment_method}': ({ bank, id }) => found(bank.methods, id),
  'POST /v1/payment_methods/{payment_method}/detach': ({ bank, id }) => bank.detach(id),
  'GET /v1/payment_method_configurations': () => listOf([CONFIGURATION], '/v1/payment_method_configurations'),
};

interface RefundParams {
  payment_intent: string;
  amount: number;
  metadata?: Record<string, string>;
}

const ofIntent = (all: ReadonlyMap<string, { payment_intent: string }>, query: Record<string, unknown>) =>
  [...all.values()].filter(({ payment_intent }) => payment_intent === query.payment_intent).reverse();

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Whether the call was carried out, so that its key repeats this answer. */
  readonly done: boolean;
}

/** Values that no description has: only what is told to be strange says them. */
export const STRANGE = 'second_sight';

/** Carries a call out. What is asked has to be as Stripe describes it. */
export function answerOf(operation: string, version: unknown, asked: Asked): Answer {
  const [method = '', path = ''] = operation.split(' ');
  let done = false;
  try {
    if (version !== API_VERSION) throw new Refusal(400, `Another version than ${API_VERSION}: ${version}`);
    const wrong = wrongInRequest(method, path, asked.form as object, asked.query);
    if (wrong) throw new Refusal(400, `A wrong call: ${wrong}`, { code: 'parameter_unknown' });
    done = true;
    const said = OPERATIONS[operation]?.(asked);
    return { ...checked(operation, 200, expanded(asked.bank, said ?? {}, expandsOf(asked))), done };
  } catch (error) {
    if (error instanceof Refusal) return { ...checked(operation, error.status, { error: error.error }), done };
    throw error;
  }
}

/** An answer, which has to be as Stripe describes it. */
export function checked(operation: string, status: number, value: object): Answer {
  const [method = '', path = ''] = operation.split(' ');
  const body = JSON.stringify(value);
  const wrong = body.includes(STRANGE) ? null : wrongInAnswer(method, path, status, JSON.parse(body));
  if (wrong) throw new Error(`A wrong answer to ${operation}: ${wrong}`);
  return { status, body, done: false };
}

function expandsOf({ query, form }: Asked): readonly string[] {
  const { expand = query.expand } = form as { expand?: unknown };
  return Array.isArray(expand) ? expand : [];
}

/** With objects instead of ids where they are asked for. */
function expanded(bank: Bank, object: object, paths: readonly string[]): object {
  const result: Record<string, unknown> = { ...object };
  for (const name of new Set(paths.map((path) => path.split('.')[0] ?? ''))) {
    const id = result[name];
    const all = { payment_intent: bank.intents, latest_charge: bank.charges }[name];
    const inner = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
    if (all && typeof id === 'string') result[name] = expanded(bank, found<object>(all, id), inner);
  }
  return result;
}
