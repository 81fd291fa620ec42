/** Why a voice was not installed, told to the person at the terminal. */
export class InstallError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InstallError';
  }
}
