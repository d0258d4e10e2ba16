// The back office's part of the tree of routes, by `build/staff-routes-plugin.ts`.
import './route-tree.gen.ts?staff';
