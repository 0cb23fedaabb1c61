const { Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/** Compiled scripts of this worker, by file. V8 keeps a script's lazily compiled functions. */
const compiledScripts = new Map();

function scriptOf(code, filename) {
  const cached = compiledScripts.get(filename);
  if (cached?.code === code) return cached.script;
  const script = new Script(code, { filename });
  compiledScripts.set(filename, { code, script });
  return script;
}

/**
 * Jest compiles every module again for each test file. This runtime compiles a module once per worker and runs
 * it in the sandbox of each test file, which saves a quarter of a flow test's CPU time (`docs/decisions/015`).
 */
module.exports = class CachedScriptsRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor, _environment: environment } = this;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      const parameters = executor.injectedModuleParameters.join();
      return context && scriptOf(`(function (${parameters}) {${source}\n})`, filename).runInContext(context);
    };
  }
};
