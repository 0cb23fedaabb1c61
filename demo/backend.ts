import type { Attempts } from './auth/attempts';
import type { Outbox } from './auth/outbox';
import type { Clock } from './clock';
import type { Database } from './db/database';
import type { Memory } from './memory';
import type { Realtime } from './realtime/channel';
import type { OutsideServer } from './realtime/config';
import type { ChannelSigner } from './realtime/signature';
import type { SettingsStore } from './settings/store';

/** What every part of the demo works with. */
export interface Backend {
  database: Database;
  clock: Clock;
  /** Random bytes: tokens and the like. */
  random: (size: number) => Buffer;
  memory: Memory;
  /** Who has guessed how often. */
  attempts: Attempts;
  /** Where one-time codes go: there is no SMS in a demo. */
  outbox: Outbox;
  settings: SettingsStore;
  realtime: Realtime;
  /** The server that events go to, where it is not the demo's own. */
  outside: OutsideServer | undefined;
  /** Signs subscriptions to private channels. */
  channelSigner: ChannelSigner;
  /** Origins of storefronts on other hosts. */
  allowedOrigins: readonly string[];
  /** Where pictures are kept once they are rendered. */
  folder: string;
  qa: boolean;
}
