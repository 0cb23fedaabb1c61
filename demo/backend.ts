import type { Attempts } from './auth/attempts';
import type { Outbox } from './auth/outbox';
import type { Clock } from './clock';
import type { Database } from './db/database';
import type { Memory } from './memory';
import type { Realtime } from './realtime/channel';
import type { OutsideServer } from './realtime/config';
import type { ChannelSigner } from './realtime/signature';
import type { SettingsStore } from './settings/store';

/** The services that all routes and queries share. */
export interface Backend {
  database: Database;
  clock: Clock;
  /** Random bytes, for tokens and codes. */
  random: (size: number) => Buffer;
  memory: Memory;
  /** Rate limits of logins and codes. */
  attempts: Attempts;
  /** Replaces SMS and e-mail for one-time codes. */
  outbox: Outbox;
  settings: SettingsStore;
  realtime: Realtime;
  /** The external socket server, if the demo's own is not used. */
  outside: OutsideServer | undefined;
  /** Signs subscriptions to private channels. */
  channelSigner: ChannelSigner;
  /** Origins of storefronts on other hosts. */
  allowedOrigins: readonly string[];
  /** Folder of the rendered pictures. */
  folder: string;
  qa: boolean;
}
