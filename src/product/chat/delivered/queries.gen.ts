// Written by `npm run rows` from the statements beside it and the migrations.

export interface SetDelivered {
  params: {
    conversations: number[];
    messages: number[];
    member: number;
  };
  row: {
    conversation_id: number;
    other_id: number;
    delivered_up_to: number;
  };
}

export interface SetAllDelivered {
  params: {
    member: number;
  };
  row: {
    conversation_id: number;
    other_id: number;
    delivered_up_to: number;
  };
}
