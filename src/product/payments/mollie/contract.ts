import * as z from 'zod/mini';

// Odd fields read as absent: an answer about a payment that exists must never become an error.

const Text = z.catch(z.nullable(z.string()), null);
const Money = z.catch(z.object({ value: z.string(), currency: z.string() }), { value: '', currency: '' });
const Link = z.catch(z.nullable(z.object({ href: z.string() })), null);
const Id = z.string().check(z.minLength(1));

const Refund = z.object({ id: Id, status: Text, amount: Money, metadata: z.unknown() });
export type Refund = z.output<typeof Refund>;

const Chargeback = z.object({
  id: Id,
  amount: Money,
  reason: z.catch(z.nullable(z.object({ code: z.string() })), null),
  reversedAt: Text,
});
export type Chargeback = z.output<typeof Chargeback>;

const Card = z.object({ cardLabel: Text, cardNumber: Text, cardExpiryDate: Text });

const Mandate = z.object({ id: Id, method: Text, status: Text, details: z.catch(z.nullable(Card), null) });
export type Mandate = z.output<typeof Mandate>;

const Payment = z.object({
  id: Id,
  status: Text,
  amount: Money,
  metadata: z.unknown(),
  customerId: Text,
  mandateId: Text,
  expiresAt: Text,
  details: z.catch(
    z.nullable(z.extend(Card, { cardCountryCode: Text, consumerAccount: Text, failureReason: Text })),
    null,
  ),
  statusReason: z.catch(z.nullable(z.object({ code: Text })), null),
  _links: z.catch(z.object({ checkout: Link }), { checkout: null }),
  _embedded: z.catch(
    z.object({ refunds: z.catch(z.array(Refund), []), chargebacks: z.catch(z.array(Chargeback), []) }),
    { refunds: [], chargebacks: [] },
  ),
});
export type Payment = z.output<typeof Payment>;

const Metadata = z.object({
  payment: z.int(),
  attempt: z.int(),
  refund: z.catch(z.nullable(z.int()), null),
  store: z.catch(z.boolean(), false),
});
export type Metadata = z.output<typeof Metadata>;

const Customer = z.object({ id: Id });
const Mandates = z.object({ _embedded: z.object({ mandates: z.array(Mandate) }) });
const Methods = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: Text, status: Text })) }),
});
const Refusal = z.object({ title: Text, detail: Text, field: Text });

/** Null for what has not even an id. */
const reading =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (body: unknown): z.output<Schema> | null => {
    const read = z.safeParse(schema, body);
    return read.success ? read.data : null;
  };

export const readPayment = reading(Payment);
export const readRefund = reading(Refund);
export const readCustomer = reading(Customer);
export const readMandates = reading(Mandates);
export const readMethods = reading(Methods);
export const readRefusal = reading(Refusal);
export const readMetadata = reading(Metadata);
