import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);
const money = z.object({ value: z.int(), currency: z.string() });
const given = z.catch(z.optional(money), undefined);
const additional = z.catch(z.optional(z.record(z.string(), z.unknown())), undefined);
const method = z.catch(z.optional(z.object({ type: text, brand: text })), undefined);

/** Everything may be missing, and other fields may be there. */
export const shapes = {
  session: z.object({ id: z.string(), url: text, expiresAt: text }),
  sessionResult: z.object({
    id: text,
    reference: text,
    status: text,
    payments: z.catch(
      z.optional(z.array(z.object({ amount: given, paymentMethod: method, pspReference: text, resultCode: text }))),
      undefined,
    ),
    additionalData: additional,
  }),
  payment: z.object({
    resultCode: text,
    pspReference: text,
    merchantReference: text,
    amount: given,
    refusalReason: text,
    refusalReasonCode: text,
    paymentMethod: method,
    action: z.catch(z.optional(z.object({ type: text, method: text, url: text })), undefined),
    additionalData: additional,
  }),
  modification: z.object({ pspReference: z.string() }),
  methods: z.object({ paymentMethods: z.catch(z.optional(z.array(z.object({ type: text }))), undefined) }),
  nothing: z.unknown(),
  error: z.object({ errorCode: text, message: text }),
  batch: z.object({
    live: z.catch(z.optional(z.union([z.string(), z.boolean()])), undefined),
    notificationItems: z.array(z.unknown()),
  }),
  wrapper: z.object({
    NotificationRequestItem: z.object({
      pspReference: z.string().check(z.minLength(1), z.maxLength(80)),
      originalReference: text,
      merchantAccountCode: z.string(),
      merchantReference: text,
      amount: given,
      eventCode: z.string().check(z.minLength(1), z.maxLength(80)),
      success: z.union([z.string(), z.boolean()]),
      paymentMethod: text,
      reason: text,
      additionalData: additional,
    }),
  }),
  /** Of a newer kind, such as `recurring.token.created`, which is signed as a whole. */
  event: z.object({ type: z.string() }),
};

export type AdyenPayment = z.output<typeof shapes.payment>;
export type AdyenSessionResult = z.output<typeof shapes.sessionResult>;
export type AdyenItem = z.output<typeof shapes.wrapper>['NotificationRequestItem'];
export type AdditionalData = z.output<typeof additional>;
