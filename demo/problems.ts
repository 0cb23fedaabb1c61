/**
 * An error that prevents the start. Its message is printed without a stack, for the person who started the
 * demo.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

export class DamagedFolder extends StartProblem {
  constructor(folder: string, cause: unknown) {
    super(
      `The demo database in ${folder} cannot be opened; it may be damaged.\n` +
        'Start with --reset to throw it away and begin with a fresh one.',
      { cause },
    );
  }
}

export class FolderInUse extends StartProblem {
  constructor(folder: string, processId: string) {
    super(
      `Another demo (process ${processId}) is using the database in ${folder}.\n` +
        'Two at once would lose data: end the other one, or start this one with another --port.',
    );
  }
}

export class FolderNotWritable extends StartProblem {
  constructor(folder: string, cause: unknown) {
    super(
      `The folder ${folder} cannot be written to.\n` +
        'Give it to the user who starts the demo, or start with another --folder.',
      { cause },
    );
  }
}

export class FullDisk extends StartProblem {
  constructor(folder: string, free: number, needed: number) {
    super(
      `The disk of ${folder} is full: ${free} MB are free, the demo needs ${needed} MB.\n` +
        'Nothing was lost. Make room, or start with another --folder.',
    );
  }
}
