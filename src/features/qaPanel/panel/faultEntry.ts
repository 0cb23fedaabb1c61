import type { QaFailure, QaFault } from '@/domain/qaFaults';
import { EVERY_ENDPOINT, SOCKET } from '@/domain/qaFaults';
import { labels } from '../labels';

/** Form values of a fault. */
export interface FaultEntry {
  endpoint: string;
  kind: QaFailure['kind'];
  status: string;
  milliseconds: string;
  times: string;
  percent: string;
}

export const emptyFault: FaultEntry = {
  endpoint: '',
  kind: 'status',
  status: '500',
  milliseconds: '2000',
  times: '',
  percent: '',
};

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** Parses the form values; returns the fault, or an error message. */
export function faultOf(entry: FaultEntry, endpoints: readonly string[]): QaFault | string {
  const endpoint = entry.endpoint.trim();
  const isKnown = endpoint === EVERY_ENDPOINT || endpoint === SOCKET || endpoints.includes(endpoint);
  if (!isKnown) return labels.unknownEndpoint(endpoint);
  const failure = failureOf(entry);
  if (typeof failure === 'string') return failure;
  const times = wholeNumber(entry.times, 1, 1000);
  if (entry.times.trim() !== '' && times === null) return labels.badTimes;
  const percent = wholeNumber(entry.percent, 1, 100);
  if (entry.percent.trim() !== '' && percent === null) return labels.badPercent;
  return { endpoint, failure, times, ...(percent !== null && { percent }) };
}

function failureOf({ kind, status, milliseconds }: FaultEntry): QaFailure | string {
  if (kind === 'status') {
    const number = wholeNumber(status, 400, 599);
    return number === null ? labels.badStatus : { kind, status: number };
  }
  if (kind === 'delay') {
    const number = wholeNumber(milliseconds, 0, 600_000);
    return number === null ? labels.badDelay : { kind, milliseconds: number };
  }
  return { kind };
}
