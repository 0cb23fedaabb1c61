const { Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/**
 * By file, what was compiled in this worker. A script keeps the functions that any test file has had
 * compiled.
 */
const kept = new Map();

function scriptOf(code, filename) {
  const known = kept.get(filename);
  if (known?.code === code) return known.script;
  const script = new Script(code, { filename });
  kept.set(filename, { code, script });
  return script;
}

/**
 * Jest compiles each module anew for each test file. Here a module is compiled once in a worker and run in
 * the sandbox of each test file, which takes a quarter off a story's processor time (`docs/decisions/015`).
 */
module.exports = class KeptScripts extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { executor, _environment: environment } = this;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      const parameters = executor.injectedModuleParameters.join();
      return context && scriptOf(`(function (${parameters}) {${source}\n})`, filename).runInContext(context);
    };
  }
};
