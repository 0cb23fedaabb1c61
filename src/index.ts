import { untilFirstPaint } from './shared/adapters/paintedPage';
import { restartPage } from './shared/adapters/restartPage';
import { loadTwice } from './shared/loadTwice';
import { report } from './shared/report';
import { watchChunks } from './watchChunks';

watchChunks();

// The page preloads the app's scripts (scripts/FirstScriptPlugin.ts), which run behind the first paint.
void untilFirstPaint()
  .then(() => loadTwice(() => import(/* webpackChunkName: "start" */ './start')))
  .catch((problem: unknown) => {
    report('start', problem);
    restartPage();
  });
