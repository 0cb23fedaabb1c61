export default function stopDemoServers() {
  for (const server of globalThis.demoServers ?? []) server.stop();
}
