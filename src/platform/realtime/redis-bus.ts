import { createClient } from 'redis';
import { type Bus, Listeners, type LiveEvent } from './bus.ts';

const channelOf = (memberId: number) => `member:${memberId}`;

/** The bus between processes, over Redis or Valkey publish/subscribe. Reconnects by itself. */
export async function redisBus(url: string, report: (error: unknown) => void): Promise<Bus> {
  const sender = createClient({ url });
  const receiver = sender.duplicate();
  sender.on('error', report);
  receiver.on('error', report);
  await Promise.all([sender.connect(), receiver.connect()]);
  const listeners = new Listeners();
  const receive = (text: string, channel: string) =>
    listeners.tell(Number(channel.slice(channel.indexOf(':') + 1)), JSON.parse(text) as LiveEvent);
  return {
    publish: async (memberId, event) => {
      await sender.publish(channelOf(memberId), JSON.stringify(event));
    },
    subscribe: async (memberId, listener) => {
      if (listeners.add(memberId, listener)) await receiver.subscribe(channelOf(memberId), receive);
      return () => {
        if (listeners.remove(memberId, listener)) receiver.unsubscribe(channelOf(memberId)).catch(report);
      };
    },
    ready: async () => sender.isReady && receiver.isReady,
    close: async () => {
      receiver.destroy();
      sender.destroy();
    },
  };
}
