import { COMMANDS } from './program/commands';
import { runProgram } from './program/run-program';

runProgram(COMMANDS);
