import { StartFault } from '@app/platform/start-fault';

/** A tool that the catalogue cannot take; stops the boot. */
export class MalformedToolError extends StartFault {
  constructor(file: string, fault: string) {
    super(`The tool in ${file} ${fault}`);
    this.name = 'MalformedToolError';
  }
}
