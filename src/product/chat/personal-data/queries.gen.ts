// Written by `npm run rows` from the statements beside it and the migrations.

export interface PartnersOf {
  params: {
    account: number;
  };
  row: {
    other_id: number;
  };
}

export interface ForgetAcknowledged {
  params: {
    account: number;
  };
  row: never;
}

export interface ReturnWaiting {
  params: {
    account: number;
  };
  row: {
    id: number | null;
  };
}

export interface BlankWaiting {
  params: {
    account: number;
  };
  row: never;
}

export interface BlankOwnLists {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteSignals {
  params: {
    account: number;
  };
  row: never;
}

export interface ForgetRemovedOf {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteHiddenWords {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteFraudReturns {
  params: {
    account: number;
  };
  row: never;
}

export interface ForgetTranslations {
  params: {
    account: number;
  };
  row: never;
}

export interface BlankMessages {
  params: {
    account: number;
  };
  row: never;
}

export interface BlankLists {
  params: {
    account: number;
  };
  row: never;
}

export interface ChatData {
  params: {
    account: number;
  };
  row: {
    conversations: unknown;
    chat_list: unknown;
    waiting_messages: unknown;
    chat_photos: unknown;
    removed_messages: unknown;
    fraud_returns: unknown;
    fictional_acknowledgements: unknown;
    message_translations: unknown;
    hidden_words: unknown;
  };
}

export interface ConversationsOf {
  params: {
    account: number;
  };
  row: {
    conversation_id: number;
  };
}

export interface MessagesAfter {
  params: {
    conversation: number;
    after: number;
    account: number;
    most: number;
  };
  row: {
    message: unknown;
  };
}
