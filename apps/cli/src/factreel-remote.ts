import { REMOTE_COMMANDS } from './program/remote-commands';
import { runProgram } from './program/run-program';

// What `scripts/pack-clients.mjs` makes a package of: the commands that need a service and nothing of this repository.
runProgram(REMOTE_COMMANDS);
