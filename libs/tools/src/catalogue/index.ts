import { ListVersionsTool } from './list_versions/list-versions.tool';
import { RestoreVersionTool } from './restore_version/restore-version.tool';

/** The tools of this repository, one folder each. */
export const CATALOGUE = [ListVersionsTool, RestoreVersionTool];
