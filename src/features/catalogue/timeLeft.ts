export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Splits milliseconds into days, hours, minutes and seconds; rounds up, so that 0 is only reached at the end.
 */
export function timeParts(milliseconds: number): TimeParts {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
