// Preloaded into a measured process, and by Node into its threads and the processes that it starts, where nothing is to
// be observed: those have messages of their own.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.ppid === Number(process.env['OBSERVED_BY'])) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send(user + system);
  });
  // Listening to the parent must not keep a process alive that has ended its work.
  process.channel.unref();
}
